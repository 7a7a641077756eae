/** What can be measured of how a page looks: nothing cut off, nothing too small to touch, nothing hidden from those who listen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
];

/** Controls that stick out of the window or of which text is cut off. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const text = (node: Element) => node.getAttribute('aria-label') ?? node.textContent ?? '';
    return [
      ...document.querySelectorAll('[role=button], [role=radio], [role=tab], [role=heading], [dir=auto]'),
    ]
      .filter((node) => {
        const box = node.getBoundingClientRect();
        const outside = box.left < 0 || box.right > window.innerWidth + 0.5;
        const cut = node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflow === 'hidden';
        return outside || cut;
      })
      .map(text);
  });

/** The width of a control and the text in it. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=button], [role=radio], [role=tab], textarea')]
      .map((node) => ({ name: node.getAttribute('aria-label'), box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );

/** Serious faults for people who listen or see little. */
export async function seriousFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}
