import type { ReactNode } from 'react'
import { isKicked, kickedAt } from '../../domain/connection'
import { EPOCH } from '../../domain/kernel/instant'
import { onDemand } from '../components/on-demand'
import { useApp, useEarly } from './app-context'

const dialog = onDemand(() => import('../screens/duplicate-login/DuplicateLoginDialog'))

/** In every tab while the account is kicked offline. One tab's re-login ends it in all of them (IM-5). */
export function DuplicateLogin(): ReactNode {
  const app = useApp()
  const open = useEarly(app.account.sources.chatService, isKicked, false)
  const at = useEarly(app.account.sources.chatService, kickedAt, EPOCH)
  const part = dialog.usePart(open)
  // A reload before the log has it would find the account kicked again.
  const logInAgain = () => void app.account.told({ type: 'ReconnectChat' }).then(() => window.location.reload())
  return part && <part.DuplicateLoginDialog open={open} at={at} onLogInAgain={logInAgain} />
}
