import { useState, type ClipboardEvent, type DragEvent } from 'react'
import type { ComposerFiles } from './use-attachments'

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

/** The dropped files, without folders, which browsers also list as files. */
const filesOf = ({ dataTransfer: { items } }: DragEvent): readonly File[] =>
  [...items].flatMap((item) =>
    item.kind !== 'file' || item.webkitGetAsEntry()?.isDirectory === true ? [] : (item.getAsFile() ?? []),
  )

/**
 * Handles files that the member drops or pastes on the element. Even if the chat accepts no files, the drop handler
 * stops the browser from opening a dropped file.
 */
export const useFileDrop = (files: Pick<ComposerFiles, 'onFiles'> | undefined) => {
  const [isOver, setOver] = useState(false)
  return {
    isOver: isOver && files !== undefined,
    on: {
      onDragOver: (event: DragEvent) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setOver(false)
        files?.onFiles(filesOf(event), 'paste')
      },
      onPaste: (event: ClipboardEvent) => {
        const pasted = [...event.clipboardData.files]
        if (pasted.length === 0 || files === undefined) return
        event.preventDefault()
        files.onFiles(pasted, 'paste')
      },
    },
  }
}
