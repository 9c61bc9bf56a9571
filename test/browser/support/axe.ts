import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** What is only half come into sight is judged by nobody; what moves with a voice moves for as long as somebody speaks. */
const settled = (page: Page): Promise<boolean> => page.evaluate(() => document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect?.getComputedTiming().iterations === Infinity
  || (effect instanceof KeyframeEffect && effect.target !== null && ['--voice', '--level'].some((name) => getComputedStyle(effect.target ?? document.body).getPropertyValue(name) !== ''))))

const stumblingBlocks = async (page: Page): Promise<readonly string[]> => {
  await expect.poll(() => settled(page)).toBe(true)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
}

/** Fails with the list of what a person with an impairment would stumble over. A page in the midst of its work (a list that measures its rows) is looked at until it is through. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => stumblingBlocks(page)).toEqual([])
}
