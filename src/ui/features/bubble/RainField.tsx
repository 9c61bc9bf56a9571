import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { seedOf, type RainViewModel, type BubbleField } from '../../../domain/bubble'
import { useApp } from '../../app/app-context'
import { BubbleButtons } from './BubbleButtons'
import { beginRain, type RainLoop, type RainScene } from './rain-loop'
import styles from './bubble.module.css'

interface RainFieldProps {
  readonly rain: RainViewModel
  readonly onTap: (id: string) => void
}

/** The falling bubbles on a canvas. `BubbleButtons` offers the same bubbles to keyboards and screen readers. */
export function RainField({ rain, onTap }: RainFieldProps): ReactNode {
  const { t } = useTranslation('bubble')
  const app = useApp()
  const canvas = useRef<HTMLCanvasElement>(null)
  const loop = useRef<RainLoop | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const { event, tapped, popped } = rain
  const sky = useMemo((): BubbleField => ({ seed: seedOf(event?.id ?? ''), bubbles: event?.bubbles ?? [] }), [event])
  const scene: RainScene = {
    sky,
    startedAt: rain.startedAt,
    chosen,
    isThere: (id) => tapped[id] === undefined && popped[id] === undefined,
  }
  const latest = useRef({ scene, onTap })
  useEffect(() => {
    latest.current = { scene, onTap }
  })
  useEffect(() => {
    if (canvas.current === null) return undefined
    const begun = beginRain({
      canvas: canvas.current,
      scene: () => latest.current.scene,
      onTap: (id) => latest.current.onTap(id),
      now: app.now,
    })
    loop.current = begun
    return () => begun.stop()
  }, [app])
  const tap = (id: string): void => {
    loop.current?.burst(id)
    onTap(id)
  }
  return (
    <>
      <canvas ref={canvas} className={styles['canvas']} aria-hidden="true" />
      <p id="rain-keys" className="sr">
        {t('keys')}
      </p>
      <div className={styles['unseen']}>
        <BubbleButtons rain={rain} onTap={tap} onChosen={setChosen} />
      </div>
    </>
  )
}
