import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ShortcutsSheet } from '../shortcuts/ShortcutsSheet'
import { shellCommands } from '../quick-switcher/commands'
import { developerTool } from '../../app/developer-tool'
import { keyNames } from '../shortcuts/key-names'

interface ShortcutsContainerProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function ShortcutsContainer(props: ShortcutsContainerProps): ReactNode {
  const { t } = useTranslation()
  const rows = shellCommands.flatMap(({ id, keys }) =>
    keys === undefined ? [] : [{ id, words: t(`command.${id}`), keys: keyNames(keys) }],
  )
  const tool = developerTool()
  const ofTool = tool === null ? [] : [{ id: 'tool', words: <tool.Name />, keys: tool.keys }]
  return <ShortcutsSheet {...props} rows={[...rows, ...ofTool]} />
}
