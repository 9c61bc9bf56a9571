import type { ReactNode } from 'react'
import { mainPageOf, type Dialog } from '../../domain/shell'
import { OverManaged } from '../components/overlay/over-managed'
import { useBackCloses, useLeaveOver } from '../components/overlay/use-back-closes'
import { AppPrompt } from '../frame/AppPrompt'
import { MainPagePicker } from '../frame/MainPagePicker'
import { VisitorDialog } from '../screens/visitor/VisitorDialog'
import { AccountLayer } from './AccountLayer'
import { useApp, useSource } from './app-context'
import { paths } from './paths'
import { ShortcutsLayer } from './ShortcutsLayer'
import { SwitcherLayer } from './SwitcherLayer'

export { ToastsLayer } from './ToastsLayer'

interface LayersProps {
  readonly dialog: Dialog | null
  readonly isAppOffered: boolean
}

/** The dialogs of the frame. One is open at a time, so one entry of the history stands for whichever it is. */
export function Layers({ dialog, isAppOffered }: LayersProps): ReactNode {
  const app = useApp()
  const mainPage = mainPageOf(useSource(app.account.sources.preferences))
  const close = () => app.tab.say({ type: 'CloseDialog' })
  const leave = useLeaveOver(close)
  const browse = () => app.tab.say({ type: 'KeepBrowsing' })
  const isTurnedAway = dialog === 'turnedAway'
  useBackCloses(dialog !== null || isAppOffered, () => {
    close()
    if (isAppOffered) browse()
  })
  return (
    <OverManaged value={true}>
      <VisitorDialog
        open={dialog === 'visitor' || isTurnedAway}
        mustAnswer={isTurnedAway}
        onClose={() => isTurnedAway ? leave(paths.groupCentre) : close()}
        onSignIn={() => leave(paths.signIn)}
      />
      <AccountLayer open={dialog === 'account'} onClose={close} />
      <SwitcherLayer open={dialog === 'switcher'} onClose={close} />
      <ShortcutsLayer open={dialog === 'shortcuts'} onClose={close} />
      <MainPagePicker
        open={dialog === 'mainPage'}
        onClose={close}
        mainPage={mainPage}
        onChoose={(chosen) => app.account.say({ type: 'ChooseMainPage', mainPage: chosen })}
      />
      <AppPrompt open={isAppOffered} onBrowse={browse} onOpenApp={() => app.tab.say({ type: 'OpenApp' })} />
    </OverManaged>
  )
}
