import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from 'playwright/test'

/**
 * What is only half come into sight is judged by nobody; what moves with a voice moves for as long as somebody speaks.
 */
const settled = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().iterations === Infinity ||
          (effect instanceof KeyframeEffect &&
            effect.target !== null &&
            ['--voice', '--level'].some(
              (name) => getComputedStyle(effect.target ?? document.body).getPropertyValue(name) !== '',
            )),
      ),
  )

const stumblingBlocks = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
}

/** On a busy machine one look takes more than ten seconds; the test is given as much more. */
const LOOKS_MS = 60_000

/**
 * Fails with the list of what a person with an impairment would stumble over. A page in the midst of its work (a list
 * that measures its rows) is looked at until it is through.
 */
export async function expectAccessible(page: Page): Promise<void> {
  test.setTimeout(test.info().timeout + LOOKS_MS)
  await expect.poll(() => settled(page), { timeout: LOOKS_MS }).toBe(true)
  await expect.poll(() => stumblingBlocks(page), { timeout: LOOKS_MS }).toEqual([])
}
