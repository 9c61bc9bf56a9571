import { useCallback, useState, type RefCallback } from 'react'

/** The chart's width in px, and the colour of each token in the current theme. */
export interface ChartContext {
  readonly width: number
  readonly colourOf: (token: string) => string
  readonly isStill: boolean
}

const STILL = '(prefers-reduced-motion: reduce)'
const DARK = '(prefers-color-scheme: dark)'

/** Resolves tokens on an element, because a custom property with `light-dark()` becomes a colour only on an element. */
const resolved = (host: HTMLElement, tokens: readonly string[]): ReadonlyMap<string, string> => {
  const probe = host.appendChild(document.createElement('span'))
  const colours = new Map(
    tokens.map((token) => {
      probe.style.color = `var(${token})`
      return [token, getComputedStyle(probe).color]
    }),
  )
  probe.remove()
  return colours
}

/** Measures the element that gets the ref, and measures again for a new size or theme. */
export const useChartContext = (
  tokens: readonly string[],
): { readonly stage: ChartContext | null; readonly ref: RefCallback<HTMLElement> } => {
  const [stage, setStage] = useState<ChartContext | null>(null)
  const tokenList = tokens.join(' ')
  const ref = useCallback(
    (host: HTMLElement | null) => {
      if (host === null) return
      const look = (): void => {
        const width = host.clientWidth
        const colours = resolved(host, tokenList.split(' '))
        const isStill = window.matchMedia(STILL).matches
        setStage(width === 0 ? null : { width, isStill, colourOf: (token) => colours.get(token) ?? 'currentColor' })
      }
      const sizes = new ResizeObserver(look)
      const themes = new MutationObserver(look)
      const media = [window.matchMedia(STILL), window.matchMedia(DARK)]
      sizes.observe(host)
      themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
      for (const query of media) query.addEventListener('change', look)
      return () => {
        sizes.disconnect()
        themes.disconnect()
        for (const query of media) query.removeEventListener('change', look)
      }
    },
    [tokenList],
  )
  return { stage, ref }
}
