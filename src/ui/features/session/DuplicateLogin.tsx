import type { ReactNode } from 'react'
import type { SlicesOf } from '../../../domain/features'
import { isKicked, kickedAt } from '../../../domain/connection'
import { EPOCH } from '../../../domain/kernel/instant'
import { lazyModule } from '../../components/lazy-module'
import { useApp } from '../../app/app-context'
import { useSliceIfLoaded } from '../../app/use-feature'

const dialog = lazyModule(() => import('./DuplicateLoginDialog'))

const chatServiceOf = ({ account }: SlicesOf<'connection'>) => account.chatService

/**
 * A dialog in every tab while the account is kicked offline. A new login in any tab closes the dialog in all tabs
 * (IM-5).
 */
export function DuplicateLogin(): ReactNode {
  const app = useApp()
  const open = useSliceIfLoaded('connection', chatServiceOf, isKicked, false)
  const at = useSliceIfLoaded('connection', chatServiceOf, kickedAt, EPOCH)
  const part = dialog.useModule(open)
  // Wait until the command is stored, because an earlier reload would find the account still kicked.
  const logInAgain = () =>
    void app.account.dispatchDurably({ type: 'ReconnectChat' }).then(() => window.location.reload())
  return part && <part.DuplicateLoginDialog open={open} at={at} onLogInAgain={logInAgain} />
}
