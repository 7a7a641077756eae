/** Hexagons mean guild, location or damage. Chips stand on a tip; badges and signs lie on a side. */
export function standingHexagon(w: number, h: number, inset = 0): string {
  const [left, right, top, bottom] = [inset, w - inset, inset, h - inset];
  const shoulder = (bottom - top) * 0.25;
  return `M${w / 2} ${top}L${right} ${top + shoulder}V${bottom - shoulder}L${w / 2} ${bottom}L${left} ${bottom - shoulder}V${top + shoulder}Z`;
}

export function lyingHexagon(w: number, h: number, inset = 0): string {
  const [left, right, top, bottom] = [inset, w - inset, inset, h - inset];
  const shoulder = (right - left) * 0.24;
  return `M${left} ${h / 2}L${left + shoulder} ${top}H${right - shoulder}L${right} ${h / 2}L${right - shoulder} ${bottom}H${left + shoulder}Z`;
}
