import type { ChatMessage, MessageOption } from '../../../../domain/chat'
import type { MenuPlace, RowActs } from './acts-context'
import type { MenuOption } from './options'

export interface MessageMenuProps {
  readonly message: ChatMessage
  readonly options: readonly MessageOption[]
  readonly acts: RowActs
  readonly place: MenuPlace
  readonly isPinned: boolean
  readonly open: boolean
  readonly onOption: (option: MenuOption) => void
  readonly onClose: () => void
}
