import { StyleSheet, View } from 'react-native';

import { Card, CardBack, DetailCard, GuildChip, PileTop, Rift, Txt, type CardProps } from '@/components';
import { useTranslation } from '@/i18n';
import { space, type GuildCode } from '@/theme';

type Elemental = readonly [guild: GuildCode, number: number, damage?: number];

const [W, FRONT] = [70, 98];

function Column({
  cards,
  step,
  edge,
}: {
  cards: readonly Elemental[];
  step: number;
  edge: 'top' | 'bottom';
}) {
  const height = FRONT + (cards.length - 1) * step;
  return (
    <View style={{ width: W, height }}>
      {cards.map(([guild, number, damage], index) => {
        const shared = { guild, number, damage, w: W, edge } satisfies Partial<CardProps>;
        const offset = index === 0 ? 0 : FRONT + (index - 1) * step;
        return (
          <View
            key={index}
            style={[
              styles.slot,
              { zIndex: 30 - index },
              edge === 'top' ? { bottom: offset } : { top: offset },
            ]}
          >
            {index === 0 ? (
              <Card kind="front" {...shared} h={FRONT} />
            ) : (
              <Card kind="strip" {...shared} h={step} tucked />
            )}
          </View>
        );
      })}
    </View>
  );
}

function State({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <View style={styles.state}>
      {children}
      <Txt variant="strong">{text}</Txt>
    </View>
  );
}

/** One card at all its sizes, whole columns, and every sign a card can carry. */
export function AnatomySheet() {
  const { t } = useTranslation();
  return (
    <View style={styles.sheet}>
      <Card kind="hand" guild="P" number={6} w={160} h={248} />
      <View style={styles.sizes}>
        <Card kind="front" guild="F" number={7} damage={4} w={140} h={196} edge="bottom" />
        <Card kind="strip" guild="P" number={6} damage={2} w={140} h={64} edge="bottom" />
        <Card kind="strip" guild="T" number={5} damage={1} w={140} h={44} edge="bottom" />
      </View>
      <View>
        <View style={[styles.columns, styles.rival]}>
          <Column
            edge="top"
            step={32}
            cards={[
              ['I', 7, 4],
              ['B', 6],
            ]}
          />
          <Column edge="top" step={32} cards={[['M', 5]]} />
          <Column
            edge="top"
            step={26}
            cards={[
              ['S', 6, 1],
              ['R', 5],
              ['L', 7],
            ]}
          />
        </View>
        <Rift width={W * 3 + 20} height={44} />
        <View style={styles.columns}>
          <Column
            edge="bottom"
            step={32}
            cards={[
              ['F', 7, 4],
              ['W', 5],
              ['P', 6, 2],
              ['T', 5, 1],
            ]}
          />
          <Column
            edge="bottom"
            step={32}
            cards={[
              ['N', 6],
              ['O', 5],
            ]}
          />
          <Column
            edge="bottom"
            step={22}
            cards={[
              ['V', 7, 5],
              ['E', 5],
              ['A', 6, 1],
              ['D', 5],
              ['G', 7, 2],
              ['C', 6],
            ]}
          />
        </View>
      </View>
      <DetailCard guild="C" number={6} damage={2} name={t('guilds.C.name')} ability={t('guilds.C.ability')} />
      <DetailCard guild="S" number={5} name={t('guilds.S.name')} ability={t('guilds.S.ability')} />
      <View style={styles.states}>
        <State text="pile top">
          <PileTop guild="C" number={6} />
        </State>
        <State text="back">
          <CardBack w={26} h={36} />
        </State>
        <State text="guild chip">
          <GuildChip guild="M" />
        </State>
        <State text="may be chosen">
          <Card kind="front" guild="W" number={5} w={70} h={50} edge="bottom" ring="legal" />
        </State>
        <State text="chosen">
          <Card kind="front" guild="W" number={5} w={70} h={50} edge="bottom" ring="chosen" />
        </State>
        <State text="will have 4">
          <Card
            kind="strip"
            guild="N"
            number={6}
            damage={1}
            preview={{ damage: 4, tone: 'preview' }}
            w={70}
            h={32}
            edge="bottom"
          />
        </State>
        <State text="healed to 1">
          <Card
            kind="strip"
            guild="A"
            number={6}
            damage={2}
            preview={{ damage: 1, tone: 'healing' }}
            w={70}
            h={32}
            edge="bottom"
          />
        </State>
        <State text="a bot">
          <Card kind="front" guild="T" number={6} damage={2} w={70} h={98} bot />
        </State>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xxl },
  sizes: { gap: space.m },
  columns: { flexDirection: 'row', gap: 10 },
  rival: { alignItems: 'flex-end' },
  slot: { position: 'absolute' },
  states: { width: '100%', flexDirection: 'row', flexWrap: 'wrap', gap: space.xl, alignItems: 'center' },
  state: { flexDirection: 'row', gap: space.m, alignItems: 'center' },
});
