interface ChoiceProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly words: Readonly<Record<Name, string>>;
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

/** One of several, with its label: a field of a form. What it stands at does nothing until the form is sent. */
export function Choice<Name extends string>({ label, names, words, value, onChange }: ChoiceProps<Name>) {
  return (
    <label>
      <span className="label">{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = names.find((name) => name === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {words[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
