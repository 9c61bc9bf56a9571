import { useState, type ClipboardEvent, type DragEvent } from 'react'
import type { ComposerFiles } from './use-attachments'

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

/** Folders are no files, though a browser hands them over as such. */
const filesOf = ({ dataTransfer: { items } }: DragEvent): readonly File[] =>
  [...items].flatMap((item) =>
    item.kind !== 'file' || item.webkitGetAsEntry()?.isDirectory === true ? [] : (item.getAsFile() ?? []),
  )

/**
 * Files that are dropped anywhere on it, or pasted into it. Where none are taken, a dropped one must not lead the page
 * away either.
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
