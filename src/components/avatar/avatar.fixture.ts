/** A drawing of a person, and a picture that can't be decoded. Neither needs a network. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#3b6ea5"/><circle cx="32" cy="26" r="12" fill="#f4e3d3"/><rect x="10" y="42" width="44" height="30" rx="15" fill="#f4e3d3"/></svg>',
)}`;
export const broken = "data:image/png;base64,AAAA";
