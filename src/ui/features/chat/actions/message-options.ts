import { Copy, Flag, Forward, Pin, PinOff, Reply, Trash, Trash2, Undo2, UserMinus, type LucideIcon } from 'lucide-react'
import type { MessageOption } from '../../../../domain/chat'

export type MenuOption = Exclude<MessageOption, 'react'>
const isMenuOption = (option: MessageOption): option is MenuOption => option !== 'react'

interface Look {
  readonly icon: LucideIcon
  readonly danger?: boolean
}

const LOOKS: Readonly<Record<MenuOption, Look>> = {
  reply: { icon: Reply },
  forward: { icon: Forward },
  copy: { icon: Copy },
  pin: { icon: Pin },
  recall: { icon: Undo2 },
  delete: { icon: Trash2, danger: true },
  deleteForAll: { icon: Trash, danger: true },
  report: { icon: Flag },
  removeSender: { icon: UserMinus, danger: true },
}

/** The options in menu order. Destructive options come last, after a separator. */
export const sortedOptions = (options: readonly MessageOption[]): readonly MenuOption[] => {
  const all = options.filter(isMenuOption)
  return [
    ...all.filter((option) => LOOKS[option].danger !== true),
    ...all.filter((option) => LOOKS[option].danger === true),
  ]
}

/** The first destructive option, if another option stands above it. */
export const firstDestructiveOption = (ordered: readonly MenuOption[]): MenuOption | undefined =>
  ordered.find((option, at) => at > 0 && LOOKS[option].danger === true)

/** The label and icon of an option. For a pinned message, the pin option unpins. */
export const optionStyle = (option: MenuOption, isPinned: boolean): Look & { readonly key: MenuOption | 'unpin' } =>
  option === 'pin' && isPinned ? { key: 'unpin', icon: PinOff } : { key: option, ...LOOKS[option] }
