import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instant } from '../../../domain/kernel/instant'
import type { StaffLogAct } from '../../../domain/moderation'
import { useNow } from '../../app/app-context'
import { useFormat } from '../../format/use-format'
import { DecisionReason } from './DecisionReason'

interface DecisionLineProps {
  readonly act: StaffLogAct
  /** The name of the person who decided. */
  readonly by: string
  readonly at: Instant
  readonly reason: string
}

const MINUTE_MS = 60_000

/** What was decided, by whom, when and why. */
export function DecisionLine({ act, by, at, reason }: DecisionLineProps): ReactNode {
  const { t } = useTranslation('moderation')
  const now = useNow(MINUTE_MS)
  const format = useFormat()
  const decided = { act: t(`done.${act}`), name: by, time: format.dayAndTime(at, now) }
  return (
    <>
      <p dir="auto">{t('decidedBy', { ...decided, interpolation: { escapeValue: false } })}</p>
      <DecisionReason reason={reason} />
    </>
  )
}
