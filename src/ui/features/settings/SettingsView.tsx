import { Bug, LogOut, Trash2 } from 'lucide-react'
import { type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorBoundary } from '../../app/ErrorBoundary'
import { Avatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import type { PersonAvatarData } from '../../components/avatar/avatar-data'
import type { Loadable } from '../../components/feedback/loadable'
import { lazyModule } from '../../components/lazy-module'
import { PersonName } from '../../components/avatar/PersonName'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { Section, SubPage, TwoColumns } from '../../components/layout/SubPage'
import { Switch } from '../../components/form/Switch'
import { useConfirm } from '../../components/overlay/use-confirm'
import { useFormat } from '../../format/use-format'
import { Preferences, type PreferencesProps } from '../../app-shell/account-panel/Preferences'
import type { BindX } from '../identity/Bindings'
import styles from './settings-view.module.css'

const bindings = lazyModule(() => import('../identity/Bindings'))
const push = lazyModule(() => import('../push/Push'))
const passkeys = lazyModule(() => import('../passkeys/Passkeys'))
const devices = lazyModule(() => import('../devices/Devices'))
const dataExport = lazyModule(() => import('../data-export/DataExport'))
const deletion = lazyModule(() => import('../account-deletion/AccountDeletion'))
const blocked = lazyModule(() => import('../identity/BlockedPeople'))

export interface Account {
  readonly face: PersonAvatarData
  readonly group: boolean
  readonly dm: boolean
}

export interface SettingsViewProps {
  readonly account: Loadable<Account>
  readonly profileHref: string
  readonly preferences: PreferencesProps
  /**
   * The stored bytes of this site. `undefined` during the measurement, `null` if the browser does not report the size.
   */
  readonly storedBytes: number | null | undefined
  readonly version: string
  readonly bindX: BindX
  readonly onSwitch: (kind: 'group' | 'dm', on: boolean) => void
  readonly onReport: () => void
  readonly onDeleteKept: () => void
  readonly onSignOut: () => void
}

/** The view of /settings: account and bindings, permissions, appearance, storage. */
export function SettingsView(props: SettingsViewProps): ReactNode {
  const { t } = useTranslation()
  const people = blocked.useModule(true)
  const pushes = push.useModule(true)
  const keys = passkeys.useModule(true)
  const sessions = devices.useModule(true)
  const takeAlong = dataExport.useModule(true)
  const leaving = deletion.useModule(true)
  return (
    <SubPage title={t('settings.title')} backHref={props.profileHref} isWide>
      <TwoColumns
        first={
          <>
            <OfAccount {...props} />
            <LazySection place="push" loaded={pushes}>
              {({ Push }) => <Push />}
            </LazySection>
            <LazySection place="passkeys" loaded={keys}>
              {({ Passkeys }) => <Passkeys />}
            </LazySection>
            <LazySection place="devices" loaded={sessions}>
              {({ Devices }) => <Devices />}
            </LazySection>
          </>
        }
        second={
          <>
            <Section title={t('settingsPage.look')}>
              <div className={styles['fields']}>
                <Preferences {...props.preferences} />
              </div>
            </Section>
            <LazySection place="blocked" loaded={people}>
              {({ BlockedPeople }) => <BlockedPeople />}
            </LazySection>
            <LazySection place="data-export" loaded={takeAlong}>
              {({ DataExport }) => <DataExport />}
            </LazySection>
            <Stored {...props} />
            <LazySection place="account-deletion" loaded={leaving}>
              {({ AccountDeletion }) => <AccountDeletion />}
            </LazySection>
            <Section title={t('settingsPage.about')}>
              <div className={styles['line']}>
                <span className={styles['quiet']}>{t('settingsPage.version', { version: props.version })}</span>
                <Button kind="outline" icon={LogOut} onClick={props.onSignOut}>
                  {t('app.signOut')}
                </Button>
              </div>
            </Section>
          </>
        }
      />
    </SubPage>
  )
}

interface LazySectionProps<Module> {
  readonly place: string
  /** The code of the section; `null` while it loads. */
  readonly loaded: Module | null
  readonly children: (module: Module) => ReactNode
}

/** A section whose code and texts load with the page. A broken section leaves the others as they are. */
function LazySection<Module>({ place, loaded, children }: LazySectionProps<Module>): ReactNode {
  if (loaded === null) return <ListSkeleton />
  return (
    <ErrorBoundary place={place} onError={() => undefined} fallback={() => null}>
      <OptionalPart waiting={<ListSkeleton />}>{children(loaded)}</OptionalPart>
    </ErrorBoundary>
  )
}

function OfAccount({ account, profileHref, bindX, onSwitch }: SettingsViewProps): ReactNode {
  const { t } = useTranslation()
  const part = bindings.useModule(true)
  if (account.status === 'failed') {
    return (
      <Section title={t('settingsPage.account')}>
        <InlineFailure text={t('settingsPage.failedTitle')} onRetry={account.onRetry} />
      </Section>
    )
  }
  if (account.status === 'loading')
    return (
      <Section title={t('settingsPage.account')}>
        <AccountSkeleton />
      </Section>
    )
  const { face, group, dm } = account.value
  const waiting = <Skeleton>{WAITING}</Skeleton>
  return (
    <>
      <Section title={t('settingsPage.account')}>
        <Link to={profileHref} className={styles['me']}>
          <Avatar person={face} size={40} />
          <PersonName name={face.name} />
        </Link>
        {part === null ? (
          waiting
        ) : (
          <ErrorBoundary place="bindings" onError={() => undefined} fallback={() => null}>
            <OptionalPart waiting={waiting}>
              <part.Bindings bindX={bindX} />
            </OptionalPart>
          </ErrorBoundary>
        )}
      </Section>
      <Section title={t('settingsPage.privacy')}>
        <Switch
          label={t('settingsPage.group')}
          text={t('settingsPage.groupText')}
          on={group}
          onChange={(on) => onSwitch('group', on)}
        />
        <Switch
          label={t('settingsPage.dm')}
          text={t('settingsPage.dmText')}
          on={dm}
          onChange={(on) => onSwitch('dm', on)}
        />
      </Section>
    </>
  )
}

/** A placeholder for the account's bindings, which load later: four rows, and a field with label and hint. */
const WAITING = (
  <>
    {[220, 180, 200, 160].map((width) => (
      <div key={width} className={styles['line']}>
        <SkeletonBlock width={width} />
      </div>
    ))}
    <div className={styles['field']}>
      <SkeletonBlock width="100%" height={90} shape="card" />
    </div>
  </>
)

/** A placeholder for the devices or the blocked people. */
function ListSkeleton(): ReactNode {
  return (
    <div className={styles['blocked']}>
      <Skeleton>
        <SkeletonBlock width={140} />
        <div className={styles['line']}>
          <SkeletonBlock width={220} />
        </div>
        <div className={styles['line']}>
          <SkeletonBlock width={180} />
        </div>
      </Skeleton>
    </div>
  )
}

function AccountSkeleton(): ReactNode {
  return (
    <Skeleton>
      <div className={styles['me']}>
        <SkeletonBlock width={40} height={40} shape="circle" />
        <SkeletonBlock width={140} />
      </div>
      {WAITING}
    </Skeleton>
  )
}

function Stored({ storedBytes, onReport, onDeleteKept }: SettingsViewProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const { ask, prompt } = useConfirm()
  const confirm = () =>
    ask({
      title: t('settingsPage.deleteTitle'),
      text: t('settingsPage.deleteText'),
      yes: t('settingsPage.delete'),
      onYes: onDeleteKept,
    })
  return (
    <Section title={t('settingsPage.stored')}>
      <p className={styles['text']}>{t('settingsPage.storedText')}</p>
      <p className={styles['size']} aria-live="polite">
        {storedBytes === undefined
          ? '…'
          : storedBytes === null
            ? t('settingsPage.usedUnknown')
            : t('settingsPage.used', { shown: format.bytes(storedBytes) })}
      </p>
      <div className={styles['buttons']}>
        <Button icon={Bug} onClick={onReport}>
          {t('app.report')}
        </Button>
        <Button icon={Trash2} onClick={confirm}>
          {t('settingsPage.deleteKept')}
        </Button>
      </div>
      {prompt}
    </Section>
  )
}
