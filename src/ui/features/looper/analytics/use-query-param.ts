import { useSearchParams } from 'react-router-dom'

/** A choice in the URL, so that a link restores the choice. An unknown value becomes the default. */
export const useQueryParam = <T extends string>(
  name: string,
  options: readonly T[],
  byDefault: T,
  resets?: string,
): readonly [T, (value: T) => void] => {
  const [query, setQuery] = useSearchParams()
  const asked = query.get(name)
  return [
    options.find((option) => option === asked) ?? byDefault,
    (value) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          next.set(name, value)
          if (resets !== undefined) next.delete(resets)
          return next
        },
        { replace: true },
      ),
  ]
}

/** A page number in the URL, from 1. */
export const usePageNumber = (name: string): readonly [number, (page: number) => void] => {
  const [query, setQuery] = useSearchParams()
  const asked = query.get(name) ?? ''
  return [
    /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1,
    (page) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          if (page === 1) next.delete(name)
          else next.set(name, String(page))
          return next
        },
        { replace: true },
      ),
  ]
}
