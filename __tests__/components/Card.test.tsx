import { render, screen } from '@testing-library/react-native';

import { Card, DetailCard } from '@/components';
import { GUILD_CODES } from '@/theme';

test.each(GUILD_CODES)('%s shows its number and damage in every size', (guild) => {
  render(
    <>
      <Card kind="hand" guild={guild} number={5} w={80} h={124} />
      <Card kind="front" guild={guild} number={6} w={70} h={98} damage={3} />
      <Card kind="strip" guild={guild} number={7} w={70} h={22} edge="bottom" damage={4} tucked />
    </>,
  );
  for (const figure of ['5', '6', '3', '7', '4']) expect(screen.getByText(figure)).toBeTruthy();
});

test('an undamaged card carries no badge', () => {
  render(<Card kind="front" guild="F" number={6} w={70} h={98} />);
  expect(screen.queryByText('0')).toBeNull();
});

test('a preview shows the damage afterwards', () => {
  render(
    <Card
      kind="front"
      guild="F"
      number={6}
      w={70}
      h={98}
      damage={1}
      preview={{ damage: 4, tone: 'preview' }}
    />,
  );
  expect(screen.getByText('4')).toBeTruthy();
  expect(screen.queryByText('1')).toBeNull();
});

test('healed to nothing still shows what will be left', () => {
  render(
    <Card
      kind="front"
      guild="F"
      number={6}
      w={70}
      h={98}
      damage={1}
      preview={{ damage: 0, tone: 'healing' }}
    />,
  );
  expect(screen.getByText('0')).toBeTruthy();
});

test('a card looked up says what its guild does', () => {
  render(
    <DetailCard guild="F" number={7} damage={2} name="Fire" ability="3 damage to the first enemy here." />,
  );
  expect(screen.getByText('Fire')).toBeTruthy();
  expect(screen.getByText('3 damage to the first enemy here.')).toBeTruthy();
});
