hint-ratefix-average = { $card } is yours, and the other cards are worth { NUMBER($mean, maximumFractionDigits: 1) } on average: that makes about { $total }.
hint-ratefix-above = Just above { $guess }, you are closest to every higher total.
hint-ratefix-below = Just below { $guess }, you are closest to every lower total.
hint-ratefix-aside = { $card } is yours, and the other cards are worth { NUMBER($mean, maximumFractionDigits: 1) } on average: that makes about { $total }. Saying exactly that would give your card away.
hint-ratefix-closest = So far you are closest { $count ->
    [one] if the total is { $first }.
   *[other] to every total from { $first } to { $last }.
}
