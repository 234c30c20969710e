/** A campus on a warm evening, drawn in the product's colours; the same in both themes. Decorative. */
export function CampusScene() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" className="block h-auto w-full rounded-card border border-line">
      <rect width="400" height="300" fill="#f6e3bd" />
      <circle cx="306" cy="78" r="34" fill="#f0b64a" />
      <path d="M0 176c60-34 120-30 186-8s140 20 214-22v154H0z" fill="#cfe0cf" />
      <path d="M0 206c70-22 150-20 220-4s120 8 180-12v110H0z" fill="#9cc3ad" />
      <g fill="#a8503c">
        <path d="M96 128h150v88H96z" />
        <path d="M156 66h30v150h-30z" fill="#8f3f2e" />
      </g>
      <path d="m88 128 83-34 83 34z" fill="#5d2a20" />
      <path d="M150 68h42l-21-38z" fill="#5d2a20" />
      <circle cx="171" cy="84" r="10" fill="#fbf8f3" />
      <path d="M171 78v6l4 3" fill="none" stroke="#1c2321" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M171 30V10" stroke="#5d2a20" strokeWidth="2" />
      <path d="M172 10h24l-7 6 7 6h-24z" fill="#1f5a4a" />
      <g fill="#fbe9c6">
        <path d="M108 146h12v20h-12zM130 146h12v20h-12zM202 146h12v20h-12zM224 146h12v20h-12zM108 180h12v20h-12zM130 180h12v20h-12zM202 180h12v20h-12zM224 180h12v20h-12zM165 108h12v22h-12zM165 144h12v22h-12z" />
      </g>
      <path d="M160 216v-26a11 11 0 0 1 22 0v26z" fill="#3b1a13" />
      <path d="M0 228c90-18 176-16 256-4s104 6 144-4v80H0z" fill="#2d6f5d" />
      <path d="M158 216h28l62 84H96z" fill="#ecd9b0" />
      <g fill="#1f5a4a">
        <path d="M44 226v-30h6v30z" />
        <circle cx="47" cy="176" r="27" />
        <path d="M330 228v-38h7v38z" />
        <circle cx="333" cy="164" r="34" />
        <circle cx="364" cy="196" r="18" />
        <path d="M361 228v-20h6v20z" />
      </g>
      <g fill="#286b58">
        <circle cx="38" cy="170" r="14" />
        <circle cx="322" cy="154" r="18" />
      </g>
      <g>
        <circle cx="128" cy="238" r="7" fill="#6b3f2a" />
        <path d="M119 272v-18a9 9 0 0 1 18 0v18z" fill="#2f6f9f" />
        <path d="M120 272h6l-1 16h-4zM130 272h6l-1 16h-4z" fill="#1c2321" />
        <path d="M135 252h7v13h-7z" fill="#f0b64a" />
        <circle cx="214" cy="232" r="7" fill="#e0b08a" />
        <path d="M205 265v-17a9 9 0 0 1 18 0v17z" fill="#f0b64a" />
        <path d="M206 265h6l-1 16h-4zM216 265h6l-1 16h-4z" fill="#1c2321" />
        <circle cx="238" cy="236" r="7" fill="#3f2417" />
        <path d="M229 269v-17a9 9 0 0 1 18 0v17z" fill="#fbf8f3" />
        <path d="M230 269h6l-1 16h-4zM240 269h6l-1 16h-4z" fill="#33413c" />
      </g>
      <g fill="none" stroke="#7a5a2a" strokeWidth="2" strokeLinecap="round">
        <path d="M76 56q6-7 12 0q6-7 12 0M244 40q5-6 10 0q5-6 10 0" />
      </g>
    </svg>
  );
}
