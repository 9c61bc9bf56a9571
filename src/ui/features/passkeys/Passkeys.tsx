import { KeyRound } from 'lucide-react'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../../../domain/connection'
import { MOST_PASSKEYS, passkeyAddingViewModel, passkeysQuery } from '../../../domain/passkeys'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Skeleton, SkeletonBlock } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { Button } from '../../components/form/Button'
import { Section } from '../../components/layout/SubPage'
import { useConfirm } from '../../components/overlay/use-confirm'
import { PasskeyRow } from './PasskeyRow'
import { passkeyFaultText } from './passkey-fault-text'
import styles from '../settings/settings-list.module.css'
import { translations } from './translations'
import { usePasskeySupport } from './use-passkey-support'

/** The member's passkeys, each with a button that removes it, and a button that adds one of this device. */
export function Passkeys(): ReactNode {
  useFeatureTranslations('passkeys', translations)
  const { t } = useTranslation('passkeys')
  const app = useApp()
  const { account, tab } = useFeature('passkeys').slices
  const { status, items } = passkeysQuery.listed(useAccountState(account.list), {})
  const { removing, failed } = useAccountState(account.removing).data
  const { waitsFor, fault, hasAdded } = passkeyAddingViewModel(useTabState(tab.adding))
  const isCutOff = isOffline(
    useAccountState(app.account.slices.network),
    useAccountState(useFeature('connection').slices.account.socket),
  )
  const isSupported = usePasskeySupport()
  const { ask, prompt } = useConfirm()
  const read = useCallback(() => app.account.dispatch(passkeysQuery.want({})), [app])
  useEffect(read, [read])
  useEffect(() => () => app.tab.dispatch({ type: 'passkeys/LeaveAdding' }), [app])
  const isFull = items.length >= MOST_PASSKEYS
  const problemOf = (id: string): string | null => {
    const failure = failed[id]
    if (failure === undefined) return null
    return failure._tag === 'Refused' && failure.words !== '' ? failure.words : t('notRemoved')
  }
  const note = (): string => {
    if (isSupported === false) return t('unsupported')
    if (isCutOff) return t('offline')
    if (isFull) return t('full', { count: MOST_PASSKEYS })
    if (hasAdded) return t('hasAdded')
    return items.length === 0 ? t('none') : ''
  }
  return (
    <Section title={t('title')}>
      <p className={styles['text']}>{t('text')}</p>
      {status === 'failed' && <InlineFailure text={t('failed')} onRetry={read} />}
      {status === 'loading' && (
        <Skeleton>
          <div className={styles['row']}>
            <SkeletonBlock width={200} height={40} />
          </div>
        </Skeleton>
      )}
      {items.length > 0 && (
        <ul aria-label={t('list')}>
          {items.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={removing.includes(passkey.id)}
              problem={problemOf(passkey.id)}
              disabled={isCutOff}
              onRemove={() =>
                ask({
                  title: t('removeTitle', { name: passkey.name }),
                  text: t('removeText'),
                  yes: t('remove'),
                  onYes: () => app.account.dispatch({ type: 'passkeys/RemovePasskey', id: passkey.id }),
                })
              }
            />
          ))}
        </ul>
      )}
      {status === 'shown' && (
        <div className={styles['foot']}>
          <p role="status" className={styles['note']}>
            {note()}
          </p>
          {isSupported !== false && (
            <Button
              icon={KeyRound}
              busy={waitsFor !== null}
              disabled={isCutOff || isFull}
              onClick={() => app.tab.dispatch({ type: 'passkeys/AddPasskey' })}
            >
              {t('add')}
            </Button>
          )}
          {fault !== null && (
            <p role="alert" className={styles['problem']}>
              {passkeyFaultText(t, fault, 'notAdded')}
            </p>
          )}
        </div>
      )}
      {prompt}
    </Section>
  )
}
