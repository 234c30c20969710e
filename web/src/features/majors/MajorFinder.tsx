import { useNavigate } from 'react-router-dom';
import { majorOf } from '../../api/domain/majors.ts';
import { MajorCombobox } from '../../entities/major-search/MajorCombobox.tsx';
import { QUESTIONS } from '../../entities/major-search/undecided-ways.ts';
import { majorHref } from './major-address.ts';
import { FINDER_LABELS, type FinderProps } from './PlainFinder.tsx';

/** A field for words of students. Choosing a major opens its page; a program opens that of its major. */
export function MajorFinder({ families }: FinderProps) {
  const navigate = useNavigate();
  const slugs = new Map(families.flatMap((family) => [family, ...family.majors]).map(({ code, slug }) => [code, slug]));
  return (
    <MajorCombobox
      {...FINDER_LABELS}
      name="q"
      meaningOf={(code) => slugs.get(majorOf(code))}
      ways={[QUESTIONS]}
      onMajor={(slug) => void navigate(majorHref({ slug }))}
    />
  );
}
