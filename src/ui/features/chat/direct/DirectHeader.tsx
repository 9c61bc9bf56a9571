import { Ban, ChevronLeft, Ellipsis, Eraser, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../components/avatar/Avatar'
import { Button } from '../../../components/form/Button'
import { classNames } from '../../../components/class-names'
import type { PersonAvatarData } from '../../../components/avatar/avatar-data'
import { Icon } from '../../../components/layout/Icon'
import { IconButton } from '../../../components/form/IconButton'
import { Menu } from '../../../components/overlay/Menu'
import type { MenuEntry } from '../../../components/overlay/menu-entries'
import { PersonName } from '../../../components/avatar/PersonName'
import { RoleLabel, type Role } from '../../../components/avatar/RoleLabel'
import styles from './direct-header.module.css'
import type { ConversationMenuAction } from '../listing/use-conversation-actions'
import type { Connection } from '../../group/GroupHeader'

const c = classNames(styles)

export interface DirectHeaderProps {
  readonly face: PersonAvatarData
  readonly label?: Role | undefined
  readonly blocked: 'none' | 'byThem' | 'byMe'
  readonly connection: Connection
  readonly backHref: string
  readonly actions: readonly ConversationMenuAction[]
  readonly onProfile: () => void
  /** Blocks the other person. Omitted if the member cannot block this person. */
  readonly onBlock?: (() => void) | undefined
  readonly onUnblock: () => void
  readonly busy: boolean
  readonly tools?: ReactNode
}

/** The header of a direct chat (R1-104, R1-106). */
export function DirectHeader(props: DirectHeaderProps): ReactNode {
  const { face, label, blocked, connection, backHref, actions, onProfile, onBlock, onUnblock, busy, tools } = props
  const { t } = useTranslation()
  const entries: readonly MenuEntry[] = [
    { kind: 'item', label: t('direct.profile'), icon: UserRound, onSelect: onProfile },
    ...actions.map((action): MenuEntry => ({ kind: 'item', ...action })),
    ...(onBlock === undefined
      ? []
      : [{ kind: 'item', label: t('profile.block'), icon: Ban, danger: true, onSelect: onBlock } as const]),
  ]
  return (
    <Head face={face} label={label} backHref={backHref} connection={connection} blocked={blocked}>
      {tools}
      {blocked === 'byMe' && (
        <Button size={30} busy={busy} onClick={onUnblock}>
          {t('profile.unblock')}
        </Button>
      )}
      <Menu className={c('more')} aria-label={t('direct.more')} title={t('direct.more')} entries={entries}>
        <Icon of={Ellipsis} size={20} />
      </Menu>
    </Head>
  )
}

interface SystemHeaderProps extends Pick<DirectHeaderProps, 'face' | 'connection' | 'backHref' | 'tools'> {
  readonly onClear: () => void
}

/** The header of a service account's chat: its name, and an action that clears the chat. */
export function SystemHeader({ onClear, tools, ...head }: SystemHeaderProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Head {...head} blocked="none">
      {tools}
      <IconButton icon={Eraser} label={t('messages.clear')} onClick={onClear} />
    </Head>
  )
}

interface HeadProps extends Pick<DirectHeaderProps, 'face' | 'label' | 'connection' | 'backHref' | 'blocked'> {
  readonly children: ReactNode
}

function Head({ face, label, connection, backHref, blocked, children }: HeadProps): ReactNode {
  const { t } = useTranslation()
  return (
    <header className={c('head')}>
      <Link to={backHref} className={c('back')} aria-label={t('action.back')}>
        <Icon of={ChevronLeft} />
      </Link>
      <Avatar person={face} size={40} />
      <div className={c('names')}>
        <div className={c('line')}>
          <h1 className={c('name')}>
            <PersonName name={face.name} />
          </h1>
          {label && <RoleLabel role={label} />}
          {blocked !== 'none' && <span className={c('blocked', blocked)}>{t('badge.blocked')}</span>}
        </div>
        <p className={c('state')} role="status">
          {connection === 'connected' ? '' : t(`group.${connection}`)}
        </p>
      </div>
      {children}
    </header>
  )
}
