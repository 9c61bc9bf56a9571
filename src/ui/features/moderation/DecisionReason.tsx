import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The reason that staff gave for a decision; nothing if they gave none. */
export function DecisionReason({ reason }: { readonly reason: string }): ReactNode {
  const { t } = useTranslation('moderation')
  return reason === '' ? null : (
    <p dir="auto">{t('decisionReason', { reason, interpolation: { escapeValue: false } })}</p>
  )
}
