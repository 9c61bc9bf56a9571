import { afterEach, describe, expect, it } from 'vitest'
import { Skeleton, SkeletonBlock } from '../../../../src/ui/components/feedback/Skeleton'
import { textOf } from '../../../support/source-files'
import { only, show } from '../../support/show'

afterEach(() => {
  document.documentElement.removeAttribute('data-offline')
  for (const sheet of document.querySelectorAll('style[data-test]')) sheet.remove()
})

/** Applies the style sheet, whose class names Vitest keeps with a prefix. */
const withStyles = (): void => {
  const sheet = document.createElement('style')
  sheet.dataset['test'] = ''
  const nameOf = (name: string): string =>
    [...document.querySelectorAll('[class]')]
      .flatMap((one) => [...one.classList])
      .find((each) => each.includes(`_${name}_`)) ?? name
  sheet.textContent = textOf('src/ui/components/feedback/skeleton.module.css')
    .replace(/@media[^]*$/, '')
    .replaceAll(/\.([a-zA-Z]+)(?=[ ,:){>])/g, (_, name: string) => `.${nameOf(name)}`)
  document.head.append(sheet)
}
const isShown = (element: Element): boolean => getComputedStyle(element).display !== 'none'

describe('The placeholder of content that loads', () => {
  it.each([true, false])(
    'says "Not available offline" in place of endless placeholders without a network: %s',
    (isOffline) => {
      const { container } = show(
        <Skeleton>
          <SkeletonBlock width={10} />
        </Skeleton>,
      )
      withStyles()
      document.documentElement.toggleAttribute('data-offline', isOffline)
      const note = only(container, '[class*="_unavailable_"]')
      expect(note.textContent).toBe('Not available offline.')
      expect([isShown(note), isShown(only(container, '[class*="_bones_"]'))]).toEqual([isOffline, !isOffline])
      expect(isShown(only(container, '[role="status"]'))).toBe(!isOffline)
    },
  )
})
