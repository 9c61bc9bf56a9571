import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './badges.module.css'
import type { VerifiedBadgeData } from './avatar-data'
import { lazyModule } from '../lazy-module'
import { onPointerEnterFromOutside } from '../form/pointer-enter'
import { VerifiedBadge } from './VerifiedBadge'

const card = lazyModule(() => import('./VerifiedBadgeCard'))

interface Opened {
  readonly anchor: HTMLElement
  readonly by: 'pointer' | 'press'
}

/** The badge of a verified group. Hovering or pressing the badge shows who verified the group (R1-068). */
export function GroupBadge({ of }: { readonly of: VerifiedBadgeData }): ReactNode {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const part = card.useModule(opened !== null)
  const leave = (): void => setOpened((previous) => (previous?.by === 'press' ? previous : null))
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        aria-label={t(of.type === 2 ? 'badge.official' : 'badge.ambassador')}
        onPointerOver={onPointerEnterFromOutside(({ currentTarget, pointerType }) => {
          if (pointerType === 'mouse') setOpened((previous) => previous ?? { anchor: currentTarget, by: 'pointer' })
        })}
        onPointerLeave={({ relatedTarget }) => {
          if (!(relatedTarget instanceof Element && relatedTarget.closest('[data-badge]') !== null)) leave()
        }}
        onClick={({ currentTarget }) =>
          setOpened((previous) => (previous?.by === 'press' ? null : { anchor: currentTarget, by: 'press' }))
        }
      >
        <VerifiedBadge type={of.type} />
      </button>
      {part !== null && opened !== null && (
        <part.VerifiedBadgeCard
          key={opened.by}
          of={of}
          anchor={opened.anchor}
          isPressed={opened.by === 'press'}
          onLeave={leave}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
