import type { ReactNode } from 'react'
import { isKicked, kickedAt } from '../../../domain/connection'
import { EPOCH } from '../../../domain/kernel/instant'
import { lazyModule } from '../../components/lazy-module'
import { useApp, useLazySelector } from '../../app/app-context'

const dialog = lazyModule(() => import('./DuplicateLoginDialog'))

/** In every tab while the account is kicked offline. One tab's re-login ends it in all of them (IM-5). */
export function DuplicateLogin(): ReactNode {
  const app = useApp()
  const open = useLazySelector(app.account.sources.chatService, isKicked, false)
  const at = useLazySelector(app.account.sources.chatService, kickedAt, EPOCH)
  const part = dialog.useModule(open)
  // A reload before the log has it would find the account kicked again.
  const logInAgain = () =>
    void app.account.dispatchDurably({ type: 'ReconnectChat' }).then(() => window.location.reload())
  return part && <part.DuplicateLoginDialog open={open} at={at} onLogInAgain={logInAgain} />
}
