interface Props {
  readonly label: string
  readonly checked: boolean
  readonly onSet: (checked: boolean) => void
}

/** A mark that is set or not, beside what it means. */
export function CheckBox({ label, checked, onSet }: Props) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onSet(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
