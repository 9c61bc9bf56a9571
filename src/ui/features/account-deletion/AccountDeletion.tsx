import { Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { accountDeletionViewModel, type DeletionPlan } from '../../../domain/account-deletion'
import { isOffline } from '../../../domain/connection'
import { useApp } from '../../app/app-context'
import { paths } from '../../app/routing/paths'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Skeleton, SkeletonBlock } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { Button } from '../../components/form/Button'
import { Section } from '../../components/layout/SubPage'
import { useFormat } from '../../format/use-format'
import styles from './account-deletion.module.css'
import { DeletionDialog } from './DeletionDialog'
import { translations } from './translations'

/** A member deletes the account, or keeps it while there is time. */
export function AccountDeletion(): ReactNode {
  useFeatureTranslations('account-deletion', translations)
  const { t } = useTranslation('account-deletion')
  const app = useApp()
  const { plan, failure, step } = accountDeletionViewModel(
    useAccountState(useFeature('account-deletion').slices.account.plan),
  )
  const isCutOff = isOffline(
    useAccountState(app.account.slices.network),
    useAccountState(useFeature('connection').slices.account.socket),
  )
  const [isAsking, setAsking] = useState(false)
  const read = useCallback(() => app.account.dispatch({ type: 'account-deletion/ReadPlan' }), [app])
  useEffect(read, [read])
  const format = useFormat()
  if (plan === null)
    return (
      <Section title={t('title')}>
        {failure !== null && step === 'unread' ? (
          <InlineFailure text={t('failed')} onRetry={read} />
        ) : (
          <Skeleton>
            <SkeletonBlock width={280} height={40} />
          </Skeleton>
        )}
      </Section>
    )
  const { dueAt } = plan
  const isPlanned = dueAt !== null
  const problem =
    failure === null
      ? ''
      : failure._tag === 'Refused' && failure.words !== ''
        ? failure.words
        : t(isPlanned ? 'notKept' : 'notRequested')
  return (
    <Section title={t('title')}>
      <p className={styles['text']}>{t('text')}</p>
      <p role="status" className={styles['stage']}>
        {step === 'due' ? t('due') : isPlanned ? t('waiting', { when: format.moment(dueAt) }) : ''}
        {isCutOff && ` ${t('offline')}`}
      </p>
      {!isPlanned && <OwnedGroups groups={plan.groups} />}
      {problem !== '' && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <div className={styles['buttons']}>
        {isPlanned ? (
          <Button
            kind="primary"
            busy={step === 'keeping'}
            disabled={isCutOff || step === 'due'}
            onClick={() => app.account.dispatch({ type: 'account-deletion/KeepAccount' })}
          >
            {t('keep')}
          </Button>
        ) : (
          <Button
            icon={Trash2}
            busy={step === 'requesting'}
            disabled={isCutOff || plan.groups.length > 0}
            onClick={() => setAsking(true)}
          >
            {t('delete')}
          </Button>
        )}
      </div>
      <DeletionDialog
        open={isAsking}
        remainders={plan.remainders}
        onConfirm={() =>
          app.account.dispatch({ type: 'account-deletion/RequestDeletion', remainders: plan.remainders })
        }
        onClose={() => setAsking(false)}
      />
    </Section>
  )
}

function OwnedGroups({ groups }: Pick<DeletionPlan, 'groups'>): ReactNode {
  const { t } = useTranslation('account-deletion')
  if (groups.length === 0) return null
  return (
    <>
      <p className={styles['text']}>{t('groups')}</p>
      <ul aria-label={t('groups')} className={styles['groups']}>
        {groups.map(({ gid, name }) => (
          <li key={gid}>
            <Link to={paths.group(gid)} className={styles['group']}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
