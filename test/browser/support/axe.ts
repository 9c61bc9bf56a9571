import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** What is only half come into sight is judged by nobody; what moves with a voice moves for as long as somebody speaks. */
const settled = (page: Page): Promise<boolean> => page.evaluate(() => document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect?.getComputedTiming().iterations === Infinity
  || (effect instanceof KeyframeEffect && effect.target !== null && ['--voice', '--level'].some((name) => getComputedStyle(effect.target ?? document.body).getPropertyValue(name) !== ''))))

/** Fails with the list of what a person with an impairment would stumble over. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => settled(page)).toBe(true)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
  expect(found).toEqual([])
}
