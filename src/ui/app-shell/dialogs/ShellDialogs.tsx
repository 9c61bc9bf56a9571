import { useState, type ReactNode } from 'react'
import { mainPageOf, type Dialog } from '../../../domain/shell'
import { BackHandledContext } from '../../components/overlay/back-handled-context'
import { useCloseOnBack, useCloseAndNavigate } from '../../components/overlay/use-close-on-back'
import { AppPrompt } from '../AppPrompt'
import { MainPagePicker } from '../navigation/MainPagePicker'
import { VisitorDialog } from '../../features/sign-in/visitor/VisitorDialog'
import { AccountPanelContainer } from '../account-panel/AccountPanelContainer'
import { useApp } from '../../app/app-context'
import { PageWords } from '../../app/PageWords'
import { useAccountState } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { useBackToComposer } from './use-back-to-composer'
import { ReportContainer } from './ReportContainer'
import { ShortcutsContainer } from './ShortcutsContainer'
import { SwitcherContainer } from '../quick-switcher/SwitcherContainer'

export { ToastsContainer } from '../toasts/ToastsContainer'

interface ShellDialogsProps {
  readonly dialog: Dialog | null
  readonly isAppOffered: boolean
}

/** The dialogs stay mounted after the first of them has opened, so that each closes with its animation. */
export function ShellDialogs(props: ShellDialogsProps): ReactNode {
  const isOpen = props.dialog !== null || props.isAppOffered
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <PageWords withDialogs>
        <AllDialogs {...props} />
      </PageWords>
    )
  )
}

/** Only one shell dialog is open at a time, so all shell dialogs share a history entry. */
function AllDialogs({ dialog, isAppOffered }: ShellDialogsProps): ReactNode {
  const app = useApp()
  const mainPage = mainPageOf(useAccountState(app.account.slices.preferences))
  const close = () => app.tab.dispatch({ type: 'CloseDialog' })
  const leave = useCloseAndNavigate(close)
  const browse = () => app.tab.dispatch({ type: 'KeepBrowsing' })
  useBackToComposer(dialog)
  const isTurnedAway = dialog === 'turnedAway'
  useCloseOnBack(dialog !== null || isAppOffered, () => {
    close()
    if (isAppOffered) browse()
  })
  return (
    <BackHandledContext value={true}>
      <VisitorDialog
        open={dialog === 'visitor' || isTurnedAway}
        mustAnswer={isTurnedAway}
        onClose={() => (isTurnedAway ? leave(paths.groupCentre) : close())}
        onSignIn={() => leave(paths.signIn)}
      />
      <AccountPanelContainer open={dialog === 'account'} onClose={close} />
      <SwitcherContainer open={dialog === 'switcher'} onClose={close} />
      <ReportContainer open={dialog === 'report'} onClose={close} />
      <ShortcutsContainer open={dialog === 'shortcuts'} onClose={close} />
      <MainPagePicker
        open={dialog === 'mainPage'}
        onClose={close}
        mainPage={mainPage}
        onChoose={(chosen) => app.account.dispatch({ type: 'ChooseMainPage', mainPage: chosen })}
      />
      <AppPrompt open={isAppOffered} onBrowse={browse} onOpenApp={() => app.tab.dispatch({ type: 'OpenApp' })} />
    </BackHandledContext>
  )
}
