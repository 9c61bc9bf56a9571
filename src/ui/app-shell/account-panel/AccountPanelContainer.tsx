import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { isMember, profileOf, sessionOf } from '../../../domain/session'
import { AccountPanel, type PanelAccount } from './AccountPanel'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { developerTool } from '../../app/developer-tool'
import { personAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { usePreferenceFields } from './use-preference-fields'

interface AccountPanelContainerProps {
  readonly open: boolean
  readonly onClose: () => void
}

const projects = async (): Promise<unknown> =>
  (await import('../../features/feature-screens')).featureScreen('looper', '/looper/dashboard')

export function AccountPanelContainer({ open, onClose }: AccountPanelContainerProps): ReactNode {
  const app = useApp()
  const navigate = useNavigate()
  const session = useAccountState(app.account.slices.session)
  const profile = profileOf(session)
  const me = sessionOf(session)
  const viewer: PanelAccount | undefined =
    me === null || !isMember(session)
      ? undefined
      : {
          face: personAvatarData(profile ?? { xid: me.xid, name: '', avatar: null }),
          method: me.method,
          following: profile?.following ?? 0,
          followers: profile?.followers ?? 0,
          isOfStaff: profile !== null && (profile.isSuper || profile.projects > 0),
        }
  const isOfStaff = viewer?.isOfStaff === true
  // A browser may refuse to ask for a permission that is requested long after the press, so load the alerts before it.
  useEffect(() => {
    if (open) void app.features.load('notification').catch(() => undefined)
  }, [open, app])
  // Staff usually open the project console next, so preload it while the panel is open.
  useEffect(() => {
    if (open && isOfStaff) void Promise.all([projects(), app.features.load('looper')]).catch(() => undefined)
  }, [open, isOfStaff, app])
  return (
    <AccountPanel
      open={open}
      onClose={onClose}
      viewer={viewer}
      {...usePreferenceFields()}
      onProfile={() => {
        void navigate(paths.profile)
      }}
      onProjects={() => {
        void navigate(paths.looper)
      }}
      onSettings={() => {
        void navigate(paths.settings)
      }}
      onStreams={() => {
        void navigate(paths.restream)
      }}
      onBots={() => {
        void navigate(paths.bots)
      }}
      onJump={() => app.tab.dispatch({ type: 'OpenDialog', dialog: 'switcher' })}
      onApprove={() => {
        onClose()
        app.tab.dispatch({ type: 'qr-approval/OpenQrApproval' })
      }}
      onShortcuts={() => app.tab.dispatch({ type: 'OpenDialog', dialog: 'shortcuts' })}
      onReport={() => app.tab.dispatch({ type: 'OpenDialog', dialog: 'report' })}
      onTool={() => {
        onClose()
        developerTool()?.open()
      }}
      onSignOut={() => app.account.dispatch({ type: 'SignOut' })}
    />
  )
}
