import { Copy, Flag, Forward, Pin, PinOff, Reply, Trash, Trash2, Undo2, UserMinus, type LucideIcon } from 'lucide-react'
import type { MessageOption } from '../../../../domain/chat'

export type MenuOption = Exclude<MessageOption, 'react'>
export const isMenuOption = (option: MessageOption): option is MenuOption => option !== 'react'

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
  report: { icon: Flag, danger: true },
  removeSender: { icon: UserMinus, danger: true },
}

/** How an option is called and drawn; what is pinned is unpinned by the same one. */
export const lookOf = (option: MenuOption, isPinned: boolean): Look & { readonly key: MenuOption | 'unpin' } =>
  option === 'pin' && isPinned ? { key: 'unpin', icon: PinOff } : { key: option, ...LOOKS[option] }
