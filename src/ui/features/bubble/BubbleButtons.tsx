import type { ReactNode } from 'react'
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
    'row',
  )
  const choosing: typeof listProps & { readonly onBlur: () => void } = {
    ...listProps,
    onFocus: (focused) => {
      listProps.onFocus(focused)
      onChosen?.(focused.target.dataset['roving'] ?? null)
    },
    onBlur: () => onChosen?.(null),
  }
  return (
    <ul className={styles['bubbles']} aria-label={t('all')} aria-describedby="rain-keys" {...choosing}>
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
