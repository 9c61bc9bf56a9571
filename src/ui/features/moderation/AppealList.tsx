import { Scale } from 'lucide-react'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gid } from '../../../domain/kernel/ids'
import { appealsQuery, type Appeal } from '../../../domain/moderation'
import { useApp, useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { toDateTime } from '../../format/dates'
import { useFormat } from '../../format/use-format'
import { AppealDecisionDialog } from './AppealDecisionDialog'
import { DecisionLine } from './DecisionLine'
import styles from './moderation.module.css'
import { QueryList } from './QueryList'

const MINUTE_MS = 60_000
const asIs = { interpolation: { escapeValue: false } }

/** The appeals against decisions, waiting ones first. */
export function AppealList({ gid }: { readonly gid: Gid | null }): ReactNode {
  const { t } = useTranslation('moderation')
  const app = useApp()
  const result = appealsQuery.listed(useAccountState(useFeature('moderation').slices.account.appeals), { gid })
  const want = useCallback(() => app.account.dispatch(appealsQuery.want({ gid })), [app, gid])
  useEffect(want, [want])
  return (
    <>
      <QueryList
        label={t('appeals.title')}
        result={result}
        failed={t('appeals.failed')}
        empty={{ icon: Scale, title: t('appeals.none'), text: t('appeals.noneText') }}
        onWant={want}
        onMore={() => app.account.dispatch(appealsQuery.more({ gid }))}
        card={(appeal) => <AppealCard key={appeal.id} appeal={appeal} />}
      />
      <AppealDecisionDialog appeals={result.items} />
    </>
  )
}

function AppealCard({ appeal }: { readonly appeal: Appeal }): ReactNode {
  const { t } = useTranslation('moderation')
  const app = useApp()
  const now = useNow(MINUTE_MS)
  const format = useFormat()
  const { id, name, act, place, text, decidedAt, reason, by, words, at, mayDecide, outcome } = appeal
  const title = t('appeals.of', { name, ...asIs })
  return (
    <li className={styles['card']} aria-labelledby={`appeal-${id}`}>
      <h3 id={`appeal-${id}`} dir="auto">
        {title}
      </h3>
      <p className={styles['aside']}>
        {place !== '' && <span dir="auto">{t('inPlace', { name: place, ...asIs })} · </span>}
        <time dateTime={toDateTime(at)}>{format.dayAndTime(at, now)}</time>
      </p>
      <blockquote className={styles['quote']} dir="auto">
        {words}
      </blockquote>
      <DecisionLine act={act} by={by} at={decidedAt} reason={reason} />
      {text !== '' && (
        <details>
          <summary>{t('appeals.message')}</summary>
          <p className={styles['lines']} dir="auto">
            {text}
          </p>
        </details>
      )}
      {outcome !== null && (
        <DecisionLine
          act={outcome.accepted ? 'acceptAppeal' : 'keepAppeal'}
          by={outcome.by}
          at={outcome.at}
          reason={outcome.reason}
        />
      )}
      {outcome === null && !mayDecide && <p className={styles['aside']}>{t('appeals.byOther')}</p>}
      {mayDecide && (
        <div className={styles['buttons']}>
          <Button
            kind="primary"
            aria-label={t('decideOn', { what: title, ...asIs })}
            onClick={() => app.tab.dispatch({ type: 'moderation/OpenAppeal', id })}
          >
            {t('decide')}
          </Button>
        </div>
      )}
    </li>
  )
}
