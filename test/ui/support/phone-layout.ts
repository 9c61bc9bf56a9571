import { vi } from 'vitest'

/** From now on, until the test is over, the page is as narrow as a phone. */
export const onPhone = (): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
}
