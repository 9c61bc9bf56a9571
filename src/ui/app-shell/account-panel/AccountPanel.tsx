import { Popover } from '@base-ui/react/popover'
import {
  Bot,
  ChevronRight,
  Bug,
  FolderKanban,
  Handshake,
  KeyRound,
  Keyboard,
  LogOut,
  Mail,
  QrCode,
  Radio,
  ScrollText,
  Search,
  Settings,
  SlidersHorizontal,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { developerTool } from '../../app/developer-tool'
import { Avatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import type { PersonAvatarData } from '../../components/avatar/avatar-data'
import { Icon } from '../../components/layout/Icon'
import { Modal } from '../../components/overlay/Modal'
import { PersonName } from '../../components/avatar/PersonName'
import { XMark } from '../../components/layout/XMark'
import { useFormat } from '../../format/use-format'
import styles from './account-panel.module.css'
import { ShortcutLinks, Preferences, type PreferencesProps } from './Preferences'

const c = classNames(styles)

export interface PanelAccount {
  readonly face: PersonAvatarData
  readonly method: 'visitor' | 'email' | 'wallet' | 'passkey' | 'x' | 'qr' | 'partner'
  readonly following: number
  readonly followers: number
  /** Whether the member is on the staff of a project or of the product (R1-234). */
  readonly isOfStaff: boolean
}

export interface AccountPanelProps extends PreferencesProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The signed-in member. Undefined for a visitor, who has only preferences. */
  readonly viewer: PanelAccount | undefined
  readonly onProfile: () => void
  readonly onProjects: () => void
  readonly onSettings: () => void
  readonly onStreams: () => void
  readonly onBots: () => void
  readonly onJump: () => void
  /** Opens the page that approves a QR sign-in of another browser. */
  readonly onApprove: () => void
  readonly onShortcuts: () => void
  readonly onReport: () => void
  /** Opens the tool for developers, if the build has one. */
  readonly onTool: () => void
  readonly onSignOut: () => void
}

const methods: Readonly<Record<PanelAccount['method'], LucideIcon>> = {
  visitor: UserRound,
  email: Mail,
  wallet: Wallet,
  passkey: KeyRound,
  x: XMark,
  qr: QrCode,
  partner: Handshake,
}

/**
 * The member's account and links. On desktop the panel opens below the header, on phones as a bottom drawer. A visitor
 * has no settings page, so the panel shows a visitor all preferences.
 */
export function AccountPanel({
  open,
  onClose,
  viewer,
  onProfile,
  onProjects,
  onSettings,
  onStreams,
  onBots,
  onJump,
  onApprove,
  onShortcuts,
  onReport,
  onTool,
  onSignOut,
  ...preferences
}: AccountPanelProps): ReactNode {
  const { t } = useTranslation()
  const tool = developerTool()
  return (
    <Modal
      open={open}
      onClose={onClose}
      scrim={c('scrim')}
      className={c('panel')}
      label={viewer ? t('account.title') : t('app.preferences')}
    >
      {viewer && <Head {...viewer} />}
      {!viewer && <Preferences {...preferences} />}
      <div className={c('acts')}>
        {viewer && <Act icon={UserRound} label={t('settings.profile')} onPress={onProfile} />}
        {viewer?.isOfStaff === true && <Act icon={FolderKanban} label={t('account.projects')} onPress={onProjects} />}
        {viewer && <Act icon={Settings} label={t('settings.title')} onPress={onSettings} />}
        {viewer && <Act icon={Radio} label={t('settings.streams')} onPress={onStreams} />}
        {viewer && <Act icon={Bot} label={t('settings.bots')} onPress={onBots} />}
        {viewer && <PlacesPopover {...preferences} />}
        <Act icon={Search} label={t('command.switcher')} onPress={onJump} />
        <Act icon={Keyboard} label={t('command.shortcuts')} onPress={onShortcuts} />
        {tool !== null && <Act icon={ScrollText} label={<tool.Name />} onPress={onTool} />}
        {viewer && <Act icon={QrCode} label={t('approve.open')} onPress={onApprove} />}
        <Act icon={Bug} label={t('command.report')} onPress={onReport} />
        {viewer && <Act icon={LogOut} label={t('app.signOut')} danger onPress={onSignOut} />}
      </div>
    </Modal>
  )
}

function Head({ face, method, following, followers }: PanelAccount): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className={c('head')}>
      <Avatar person={face} size={48} />
      <div className={c('who')}>
        <span className={c('name')}>
          <PersonName name={face.name} />
        </span>
        <span className={c('method')}>
          <Icon of={methods[method]} size={14} />
          {t(`account.by.${method}`)}
        </span>
      </div>
      <dl className={c('counts')}>
        <div>
          <dd>{format.compact(following)}</dd>
          <dt>{t('account.following')}</dt>
        </div>
        <div>
          <dd>{format.compact(followers)}</dd>
          <dt>{t('account.followers')}</dt>
        </div>
      </dl>
    </div>
  )
}

/** A popover with main page, region and language only (spec 2 §2). All other preferences are on the settings page. */
function PlacesPopover(preferences: PreferencesProps): ReactNode {
  const { t } = useTranslation()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={c('act')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon of={SlidersHorizontal} size={18} />
        {t('app.preferences')}
        <span className={c('chevron')}>
          <Icon of={ChevronRight} size={16} />
        </span>
      </button>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Portal>
          <Popover.Positioner
            anchor={anchor}
            side="inline-start"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className={c('place')}
          >
            <Popover.Popup className={c('places')} aria-label={t('app.preferences')} finalFocus={anchor}>
              <ShortcutLinks {...preferences} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}

interface ActProps {
  readonly icon: LucideIcon
  readonly label: ReactNode
  readonly danger?: boolean
  readonly onPress: () => void
}

function Act({ icon, label, danger = false, onPress }: ActProps): ReactNode {
  return (
    <button type="button" className={c('act', danger && 'danger')} onClick={onPress}>
      <Icon of={icon} size={18} />
      {label}
    </button>
  )
}
