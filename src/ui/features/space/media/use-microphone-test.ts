import { useEffect, useState, type RefObject } from 'react'
import type { MediaSendFailure } from '../../../../domain/kernel/media-fault'
import { useFeature } from '../../../app/use-feature'

/** The level of a voice at some distance, above room noise. */
const HEARD = 0.08

export type MicrophoneTest =
  | { readonly kind: 'asking' | 'open' | 'heard' }
  | { readonly kind: 'fault'; readonly fault: MediaSendFailure }

const ASKING: MicrophoneTest = { kind: 'asking' }

/**
 * Opens the microphone for a meter while `round` is above 0. A new round tries again. The level goes to the element,
 * without a React render.
 */
export const useMicrophoneTest = (round: number, meter: RefObject<HTMLElement | null>): MicrophoneTest => {
  const { devices } = useFeature('space').streams
  const [{ of, test }, setState] = useState<{ readonly of: number; readonly test: MicrophoneTest }>({
    of: 0,
    test: ASKING,
  })
  useEffect(() => {
    if (round === 0) return undefined
    const setTest = (next: MicrophoneTest): void => setState({ of: round, test: next })
    const news = devices.test('microphone').subscribe((event) => {
      if (event.kind === 'ended') return setTest({ kind: 'fault', fault: event.fault })
      if (event.kind === 'opened') return setTest({ kind: 'open' })
      meter.current?.style.setProperty('--level', String(Math.round(50 * event.level) / 50))
      if (event.level > HEARD)
        setState((known) =>
          known.of === round && known.test.kind === 'open' ? { of: round, test: { kind: 'heard' } } : known,
        )
      return undefined
    })
    return () => {
      news.unsubscribe()
    }
  }, [devices, meter, round])
  return of === round ? test : ASKING
}
