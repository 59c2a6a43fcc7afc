interface FileFieldProps {
  readonly label: string
  /** The kinds of files that are offered, as the attribute of the field names them. */
  readonly accept: string
  /** Takes the text of the file; an empty one where it cannot be read. */
  onText(text: string): void
}

/** Reads a file that the reader chooses; the same file can be chosen once more. */
export function FileField({ label, accept, onText }: FileFieldProps) {
  return (
    <label class="field">
      <span class="field-name">{label}</span>
      <input
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) file.text().then(onText, () => onText(''))
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
