import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names'
import bookClub from './art/g5.svg'
import builders from './art/g4.svg'
import cafe from './art/g3.svg'
import eighth from './art/a8.svg'
import fifth from './art/a5.svg'
import fourth from './art/a4.svg'
import sixth from './art/a6.svg'
import synths from './art/g1.svg'
import third from './art/a3.svg'
import thirteenth from './art/a13.svg'
import voice from './art/a2.svg'
import styles from './sign-in-artwork.module.css'

const c = classNames(styles)

const rings = [
  [152, 0.5],
  [242, 0.4],
  [332, 0.3],
  [428, 0.2],
  [532, 0.13],
  [644, 0.08],
] as const

interface Placed {
  readonly image: string
  readonly size: number
  readonly x: number
  readonly y: number
  readonly group: boolean
  /**
   * Whether this picture appears only in wide windows. On phones the language button covers this picture's position.
   */
  readonly wide?: boolean
}

/** The position of each picture, from the centre. */
const around: readonly Placed[] = [
  { image: third, size: 64, x: 120, y: -94, group: false },
  { image: sixth, size: 56, x: -94, y: 120, group: false },
  { image: synths, size: 64, x: -224, y: -91, group: true },
  { image: fourth, size: 48, x: 25, y: -241, group: false },
  { image: bookClub, size: 56, x: 224, y: 91, group: true },
  { image: thirteenth, size: 40, x: 59, y: 235, group: false },
  { image: cafe, size: 56, x: 319, y: -92, group: true, wide: true },
  { image: eighth, size: 48, x: -301, y: 140, group: false },
  { image: builders, size: 48, x: -204, y: -262, group: true },
  { image: fifth, size: 40, x: 156, y: -293, group: false },
]

/** Decorative artwork: a voice that reaches people around it. */
export function SignInArtwork(): ReactNode {
  return (
    <div className={c('orbit')} aria-hidden="true">
      <svg viewBox="-700 -700 1400 1400" width="1400" height="1400" fill="none" className={c('rings')}>
        {rings.map(([radius, opacity]) => (
          <circle key={radius} r={radius} strokeWidth="1.5" opacity={opacity} />
        ))}
      </svg>
      <span className={c('voice')}>
        <img src={voice} alt="" width="128" height="128" />
      </span>
      {around.map(({ image, size, x, y, group, wide }) => (
        <img
          key={image}
          src={image}
          alt=""
          width={size}
          height={size}
          className={c('face', group && 'group', wide && 'wide')}
          style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
        />
      ))}
    </div>
  )
}
