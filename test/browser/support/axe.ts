import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from 'playwright/test'

/**
 * True when no finite animation runs. A half-faded element would fail the contrast rule. Voice animations do not count:
 * they run while somebody speaks.
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

/** The extra test timeout per check: one run of axe can take over ten seconds on a busy machine. */
const LOOKS_MS = 60_000

/** Fails with the violations that axe finds. Repeats the check, because a page may still be measuring its rows. */
export async function expectAccessible(page: Page): Promise<void> {
  test.setTimeout(test.info().timeout + LOOKS_MS)
  await expect.poll(() => settled(page), { timeout: LOOKS_MS }).toBe(true)
  await expect.poll(() => stumblingBlocks(page), { timeout: LOOKS_MS }).toEqual([])
}
