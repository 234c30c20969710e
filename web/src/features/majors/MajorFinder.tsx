import { useNavigate } from 'react-router-dom';
import { majorOf } from '../../api/domain/majors.ts';
import { MajorCombobox } from '../../entities/major-search/MajorCombobox.tsx';
import { QUESTIONS } from '../../entities/major-search/undecided-ways.ts';
import { majorHref, PROGRAM } from './major-address.ts';
import { FINDER_LABELS, type FinderProps } from './PlainFinder.tsx';

/** A field for words of students. Choosing a major opens its page; a program opens that of its major, which then leads to its colleges. */
export function MajorFinder({ families }: FinderProps) {
  const navigate = useNavigate();
  const slugs = new Map(families.flatMap((family) => [family, ...family.majors]).map(({ code, slug }) => [code, slug]));
  const hrefOf = (code: string) => {
    const major = majorOf(code);
    const slug = slugs.get(major);
    return slug === undefined ? undefined : `${majorHref({ slug })}${major === code ? '' : `?${PROGRAM}=${code}`}`;
  };
  return <MajorCombobox {...FINDER_LABELS} name="q" meaningOf={hrefOf} ways={[QUESTIONS]} onMajor={(href) => void navigate(href)} />;
}
