import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RainViewModel } from '../../../domain/bubble'
import { useRovingTabIndex } from '../../components/layout/use-roving-tabindex'
import { GemIcon } from './GemIcon'
import styles from './bubble.module.css'

interface BubbleButtonsProps {
  readonly rain: RainViewModel
  readonly onTap: (id: string) => void
  readonly onChosen?: (id: string | null) => void
}

/**
 * The remaining bubbles as buttons, earliest first. The buttons are a single Tab stop: arrow keys select, Enter pops.
 */
export function BubbleButtons({ rain: { event, tapped, popped }, onTap, onChosen }: BubbleButtonsProps): ReactNode {
  const { t } = useTranslation('bubble')
  const there = (event?.bubbles ?? []).filter(({ id }) => tapped[id] === undefined && popped[id] === undefined)
  const { tabIndex, listProps } = useRovingTabIndex(
    there.map(({ id }) => id),
    undefined,
    'grid',
  )
  const list = useRef<HTMLUListElement>(null)
  const hasFocus = useRef(false)
  const choosing: typeof listProps & { readonly onBlur: (event: FocusEvent<HTMLElement>) => void } = {
    ...listProps,
    onFocus: (focused) => {
      hasFocus.current = true
      listProps.onFocus(focused)
      onChosen?.(focused.target.dataset['roving'] ?? null)
    },
    onBlur: ({ relatedTarget }) => {
      // A bubble that goes loses the focus to nothing. Then the next bubble takes the focus.
      hasFocus.current = relatedTarget === null
      onChosen?.(null)
    },
  }
  const left = there.length
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (hasFocus.current && isLost) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [left])
  return (
    <ul ref={list} className={styles['bubbles']} aria-label={t('all')} aria-describedby="rain-keys" {...choosing}>
      {there.map(({ id, kind }) => (
        <li key={id}>
          <button
            type="button"
            data-roving={id}
            tabIndex={tabIndex(id)}
            className={styles['bubble']}
            onClick={() => onTap(id)}
          >
            <GemIcon kind={kind} size={56} />
            <span className="sr">{t(`kind.${kind}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
