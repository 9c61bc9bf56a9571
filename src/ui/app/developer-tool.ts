import type { ComponentType } from 'react'

/** A tool for developers. The account menu and the list of shortcuts show it. The live build has none. */
export interface DeveloperTool {
  /** Its name in the language of the page. */
  readonly Name: ComponentType
  /** Its keys as the list of shortcuts writes them. */
  readonly keys: readonly string[]
  readonly open: () => void
}

let installed: DeveloperTool | null = null

/** `null` removes the tool. */
export const installDeveloperTool = (tool: DeveloperTool | null): void => {
  installed = tool
}

export const developerTool = (): DeveloperTool | null => installed
