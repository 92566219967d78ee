/** A function whose result is made once for an object, and kept for as long as there is that object. */
export function keptWith<Owner extends object, Made>(make: (owner: Owner) => Made): (owner: Owner) => Made {
  const kept = new WeakMap<Owner, Made>();
  return (owner) => {
    const known = kept.get(owner);
    if (known !== undefined) return known;
    const made = make(owner);
    kept.set(owner, made);
    return made;
  };
}
