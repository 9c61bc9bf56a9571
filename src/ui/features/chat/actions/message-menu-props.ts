import type { ChatMessage, MessageOption } from '../../../../domain/chat'
import type { MenuAnchor, RowActions } from './row-actions-context'
import type { MenuOption } from './message-options'

export interface MessageMenuProps {
  readonly message: ChatMessage
  readonly options: readonly MessageOption[]
  readonly acts: RowActions
  readonly place: MenuAnchor
  readonly isPinned: boolean
  readonly open: boolean
  readonly onOption: (option: MenuOption) => void
  readonly onClose: () => void
}
