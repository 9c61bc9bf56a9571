import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { appealAgainst, ownDecisionQuery, type OwnDecision } from '../../../domain/moderation'
import { useApp, useNow } from '../../app/app-context'
import { paths } from '../../app/routing/paths'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Skeleton, SkeletonBlock } from '../../components/feedback/Skeleton'
import { FailedState } from '../../components/feedback/StateView'
import { SubPage } from '../../components/layout/SubPage'
import { toDateTime } from '../../format/dates'
import { useFormat } from '../../format/use-format'
import { AppealForm } from './AppealForm'
import { DecisionReason } from './DecisionReason'
import styles from './moderation.module.css'

const MINUTE_MS = 60_000
const asIs = { interpolation: { escapeValue: false } }

/** The page on which the member appeals a decision, or reads what became of the appeal. */
export function AppealPage({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation('moderation')
  return (
    <SubPage title={t('appeal.title')} backHref={paths.notifications}>
      <Loaded id={id} />
    </SubPage>
  )
}

function Loaded({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation('moderation')
  const app = useApp()
  const { own, appealed } = useFeature('moderation').slices.account
  const { status, items, failure } = ownDecisionQuery.listed(useAccountState(own), { id })
  const want = useCallback(() => app.account.dispatch(ownDecisionQuery.want({ id })), [app, id])
  useEffect(want, [want])
  const isSent = appealAgainst(useAccountState(appealed), id)?.outcome === 'sent'
  const [decision] = items
  if (status === 'loading')
    return (
      <Skeleton>
        <SkeletonBlock width="100%" height={160} shape="card" />
      </Skeleton>
    )
  if (decision === undefined)
    return (
      <FailedState
        title={t('appeal.failed')}
        text={failure?._tag === 'Refused' ? failure.words : t('failedText')}
        onRetry={want}
      />
    )
  const state = decision.appeal ?? (isSent ? 'waiting' : null)
  return (
    <div className={styles['cards']}>
      <Decision decision={decision} />
      {state === null ? (
        <AppealForm id={id} />
      ) : (
        <div role="status">
          <p>{t(`appeal.${state}`)}</p>
          <DecisionReason reason={decision.answer} />
        </div>
      )}
    </div>
  )
}

function Decision({ decision }: { readonly decision: OwnDecision }): ReactNode {
  const { t } = useTranslation('moderation')
  const now = useNow(MINUTE_MS)
  const format = useFormat()
  const { act, place, text, decidedAt, reason } = decision
  return (
    <section className={styles['card']} aria-labelledby="decision">
      <h2 id="decision">{t(`done.${act}`)}</h2>
      <p className={styles['aside']}>
        {place !== '' && <span dir="auto">{t('inPlace', { name: place, ...asIs })} · </span>}
        <time dateTime={toDateTime(decidedAt)}>{format.dayAndTime(decidedAt, now)}</time>
      </p>
      {text !== '' && (
        <blockquote className={styles['quote']} dir="auto">
          {text}
        </blockquote>
      )}
      <DecisionReason reason={reason} />
    </section>
  )
}
