import { ScrollText } from 'lucide-react'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gid } from '../../../domain/kernel/ids'
import { staffLogQuery, type StaffLogEntry } from '../../../domain/moderation'
import { useApp, useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { toDateTime } from '../../format/dates'
import { useFormat } from '../../format/use-format'
import { DecisionReason } from './DecisionReason'
import styles from './moderation.module.css'
import { QueryList } from './QueryList'

const MINUTE_MS = 60_000
const asIs = { interpolation: { escapeValue: false } }

/** What staff did, newest first. */
export function StaffLog({ gid }: { readonly gid: Gid | null }): ReactNode {
  const { t } = useTranslation('moderation')
  const app = useApp()
  const result = staffLogQuery.listed(useAccountState(useFeature('moderation').slices.account.log), { gid })
  const want = useCallback(() => app.account.dispatch(staffLogQuery.want({ gid })), [app, gid])
  useEffect(want, [want])
  return (
    <QueryList
      label={t('log.title')}
      result={result}
      failed={t('log.failed')}
      empty={{ icon: ScrollText, title: t('log.none'), text: t('log.noneText') }}
      onWant={want}
      onMore={() => app.account.dispatch(staffLogQuery.more({ gid }))}
      card={(entry) => <Entry key={entry.id} entry={entry} />}
    />
  )
}

function Entry({ entry: { at, act, by, whom, seconds, reason } }: { readonly entry: StaffLogEntry }): ReactNode {
  const { t } = useTranslation('moderation')
  const now = useNow(MINUTE_MS)
  const format = useFormat()
  const done =
    act === 'slowMode' && seconds === 0
      ? t('log.slowModeOff')
      : t(`done.${act}`, { seconds: format.number(seconds), ...asIs })
  return (
    <li className={styles['entry']}>
      <p dir="auto">
        <strong>{done}</strong>
        {whom !== '' && ` · ${whom}`}
      </p>
      <DecisionReason reason={reason} />
      <p className={styles['aside']} dir="auto">
        {t('log.by', { name: by, ...asIs })} · <time dateTime={toDateTime(at)}>{format.dayAndTime(at, now)}</time>
      </p>
    </li>
  )
}
