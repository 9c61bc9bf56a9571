import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { conversationRows } from '../../domain/chat'
import { myGroups } from '../../domain/group'
import { useLeaveOver } from '../components/use-back-closes'
import { Switcher, type SwitcherItem } from '../frame/switcher/Switcher'
import { useApp, useSource } from './app-context'
import { commands, type Command } from './commands'
import { groupFace } from './faces'
import { keyNames } from './key-names'
import { paths } from './paths'
import { useExportLog } from './use-export-log'

interface SwitcherLayerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Conversations, then groups without one, then commands. A command that opens another dialog takes this one's place. */
export function SwitcherLayer({ open, onClose }: SwitcherLayerProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const leave = useLeaveOver(onClose)
  const exportLog = useExportLog()
  const chat = useSource(app.account.sources.chat)
  const groups = useSource(app.account.sources.group)
  const places = useMemo(() => {
    const talks = conversationRows(chat).flatMap(({ summary: { gid, name, icon, ownerXid } }) => gid === null ? []
      : [{ kind: 'conversation', gid, face: { id: gid, name, ownerId: ownerXid ?? '', imageUrl: icon ?? undefined } } as const])
    const others = myGroups(groups).items.filter(({ gid }) => !talks.some((talk) => talk.gid === gid))
      .map((group) => ({ kind: 'group', gid: group.gid, face: groupFace(group) } as const))
    return [...talks, ...others]
  }, [chat, groups])
  const needs = { app, go: leave, exportLog }
  const run = (command: Command): void => {
    if (command.id !== 'switcher') onClose()
    command.run(needs)
  }
  const items: readonly SwitcherItem[] = [
    ...places.map(({ kind, gid, face }): SwitcherItem => ({ id: gid, kind, name: face.name, face, onChoose: () => leave(paths.group(gid)) })),
    ...commands.filter(({ id, when }) => id !== 'switcher' && when?.(needs) !== false).map((command): SwitcherItem => ({
      id: command.id, kind: 'command', name: t(`command.${command.id}`), onChoose: () => run(command),
      ...(command.keys && { keys: keyNames(command.keys) }),
    })),
  ]
  return <Switcher open={open} onClose={onClose} items={items} />
}
