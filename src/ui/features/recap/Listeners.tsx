import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { peakTime, type RecapFigures } from '../../../domain/recap'
import { useFormat } from '../../format/use-format'
import { curvePath, HEIGHT, WIDTH } from './curve-path'
import styles from './recap.module.css'

/** A small chart of how many people were in the room over time. Its figures stand beside it as text. */
export function Listeners({ figures: { curve, peak, endedAt } }: { readonly figures: RecapFigures }): ReactNode {
  const { t } = useTranslation('recap')
  const format = useFormat()
  const path = curvePath(curve, endedAt)
  const [first, last, top] = [curve[0], curve.at(-1), peakTime(curve)]
  if (path === null || first === undefined || last === undefined || top === null) return null
  const texts = {
    from: format.time(first.at),
    to: format.time(Math.max(last.at, endedAt ?? 0)),
    at: format.time(top),
    peak: format.number(peak),
  }
  return (
    <section className={styles['part']} aria-labelledby="recap-listeners">
      <h2 id="recap-listeners">{t('listeners')}</h2>
      <figure className={styles['chart']}>
        <svg
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 4}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('listenersLabel', texts)}
        >
          <path className={styles['area']} d={path.area} />
          <path className={styles['curve']} d={path.line} />
        </svg>
        <figcaption aria-hidden="true">
          <span>{texts.from}</span>
          <span>{t('peakAt', texts)}</span>
          <span>{texts.to}</span>
        </figcaption>
      </figure>
    </section>
  )
}
