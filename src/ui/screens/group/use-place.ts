import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const placeIn = (text: string | null): number | null => (text !== null && /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null)

/** The message that the address leads to: `/group/10000001?seq=123` opens the conversation there. */
export const usePlace = (): { readonly place: number | null, readonly onLatest: () => void } => {
  const [params, setParams] = useSearchParams()
  const onLatest = useCallback(() => {
    setParams((so) => {
      const rest = new URLSearchParams(so)
      rest.delete('seq')
      return rest
    }, { replace: true })
  }, [setParams])
  return { place: placeIn(params.get('seq')), onLatest }
}
