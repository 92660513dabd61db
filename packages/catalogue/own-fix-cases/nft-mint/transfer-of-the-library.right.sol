// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

contract BeeFaucet {
    IERC20 private constant BEES = IERC20(0x0b4286e3dbfB58D64573E23Cf3046Db351C4158F);

    using SafeERC20 for IERC20;

    uint8 private pool = 200;

    function withdraw(uint8 amount) external {
        (bool isEnough, uint256 left) = Math.trySub(pool, amount);
        require(isEnough, "There are not so many bees left.");
        pool = uint8(left);
        BEES.safeTransfer(msg.sender, uint256(amount) * 1 ether);
    }

    function getBalance() external view returns (uint8) {
        return pool;
    }
}
